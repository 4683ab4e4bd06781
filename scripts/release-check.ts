/** Lists the facts that the studio must fill in before a release. Fails while there are any. */
import { tellStandIns } from './content/stand-ins.ts';

if (!(await tellStandIns('content'))) process.exitCode = 1;
