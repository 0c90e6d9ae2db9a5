/** The same order everywhere: each database would sort texts by its own settings. */
export function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** By time of creation, then by id. */
export function byCreation(one: Created, other: Created): number {
  return byCodeUnits(one.created, other.created) || byCodeUnits(one.id, other.id);
}

interface Created {
  readonly created: string;
  readonly id: string;
}
