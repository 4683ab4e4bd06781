/** Lists the facts that the studio must fill in before a release. Fails while there are any. */
import { toldLine } from './content/problems.ts';
import { standIns } from './content/stand-ins.ts';

const problems = await standIns('content', new Date());
for (const problem of problems) console.error(toldLine(problem));
if (problems.length > 0) process.exitCode = 1;
else console.log('Everything the studio fills in has been filled in.');
