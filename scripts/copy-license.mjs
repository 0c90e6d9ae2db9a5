// Ships each published package with its licence; the licences of bundled code are gathered in licenses.mjs.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { published, root } from './tool.mjs';

for (const { folder } of published) copyFileSync(join(root, 'LICENSE'), join(root, folder, 'LICENSE'));
