// Adds the licence to a published package; licenses.mjs gathers the licences of bundled code.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { published, root } from './tool.mjs';

for (const { folder } of published) copyFileSync(join(root, 'LICENSE'), join(root, folder, 'LICENSE'));
