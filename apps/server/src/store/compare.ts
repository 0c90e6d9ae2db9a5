/** The same order wherever it is made: databases sort texts by their own settings. */
export function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The order in which things were created; of those at one time, by id. */
export function byCreation(one: Created, other: Created): number {
  return byCodeUnits(one.created, other.created) || byCodeUnits(one.id, other.id);
}

interface Created {
  readonly created: string;
  readonly id: string;
}
