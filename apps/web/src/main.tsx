import { render } from 'preact';

import './ui/tokens.css';
import { App } from './app.tsx';

render(<App />, document.getElementById('app') as HTMLElement);
