// Writes sheet.svg, which is committed: node --conditions=@tenbo/source apps/web/tiles/build.ts
import { writeFileSync } from 'node:fs';

import { sheet } from './sheet.ts';

writeFileSync(new URL('sheet.svg', import.meta.url), sheet());
