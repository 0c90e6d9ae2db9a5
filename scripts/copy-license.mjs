// Ships the libraries with their licence; the licences of bundled code are gathered in licenses.mjs.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { libraries, root } from './tool.mjs';

for (const { folder } of libraries) copyFileSync(join(root, 'LICENSE'), join(root, folder, 'dist/LICENSE'));
