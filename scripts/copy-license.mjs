// The libraries are shipped with their licence; what the apps are bundled of has its own (licenses.mjs).
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { libraries, root } from './tool.mjs';

for (const { folder } of libraries) copyFileSync(join(root, 'LICENSE'), join(root, folder, 'dist/LICENSE'));
