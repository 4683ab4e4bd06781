import { runHeadScript } from './head-script.ts';
import { watchStyles } from './watch-styles.ts';

runHeadScript(window);
watchStyles(window);
