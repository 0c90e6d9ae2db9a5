import { Option } from 'commander';

/** An option that may be repeated to add values. If its value is optional and missing, it adds none. */
export class ListOption extends Option {
  constructor(flags: string, description: string, between: string) {
    super(flags, description);
    this.argParser((value: string, before: string | true | undefined) =>
      before === true ? before : before === undefined ? value : before + between + value,
    );
  }
}
