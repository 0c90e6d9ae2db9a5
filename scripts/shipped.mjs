// Puts into each published package what it ships besides its own build: the licence, and into `tenbo` the page. The licences of bundled
// code are gathered in licenses.mjs.
import { copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { published, root } from './tool.mjs';

const built = join(root, 'apps/web/dist');
const page = join(root, 'apps/cli/page');

for (const { folder } of published) copyFileSync(join(root, 'LICENSE'), join(root, folder, 'LICENSE'));
if (!existsSync(built)) throw new Error('the page is not built');
rmSync(page, { recursive: true, force: true });
cpSync(built, page, { recursive: true });
