import { runHeadScript } from './head-script.ts';

runHeadScript(window);
