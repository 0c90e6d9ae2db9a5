import { render } from 'preact';

import './ui/tokens.css';
import { App } from './app.tsx';
import { inlineSheet } from './ui/sheet.ts';

inlineSheet();
render(<App />, document.getElementById('app') as HTMLElement);
