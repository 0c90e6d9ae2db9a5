export { type Field, type Result, type Round, type SeatingError, type Table, MOST_PLAYERS, MOST_ROUNDS } from './field.ts';
export { seatBalanced } from './balanced.ts';
export { seatSwiss } from './swiss.ts';
export { drawNumbers, seatByLot } from './drawn.ts';
export { repairSeating, seatsChanged } from './repair.ts';
export { readSeating, writeSeating } from './written.ts';
export { type Certificate, type Measured, certify } from './certificate.ts';
