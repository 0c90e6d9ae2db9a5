import './title.ts';
import { takeDrops } from './drops.ts';

takeDrops();
