export type { AcceptanceShown, AnyError, Call, ErrorCode, Locale, Payment, ShareStep, ShownTiles, WithCode } from './locale.ts';
export { LANGUAGES, type Language, localeOf } from './languages.ts';
export { describeError } from './describe-error.ts';
export { type WinText, describeWin } from './describe-win.ts';
export { type WaitText, describeAcceptance, describeWaits } from './describe-waits.ts';
export type { WinContext } from './payment-text.ts';
export type { FuText } from './fu-text.ts';
export { type YakuText, yakuName } from './yaku-text.ts';
export { formatReading } from './reading-text.ts';
