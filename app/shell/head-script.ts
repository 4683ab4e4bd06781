/**
 * The script that runs before the first paint. It writes on <html> what the styles must know so that nobody sees a
 * wrong first frame (has this navigator been here before?), notes when pictures have come, remembers a click on the
 * eyelids that came before the scripts, and gives the printed page back when the scripts fail or are late. A page that
 * was loaded anew among steps of one document is not replaced by a step back or forward: until it lives, or if it never
 * does, the page of that address is loaded.
 * The load of an image is heard at the document (it never reaches the window), errors at the window. When the entry
 * does not come, that is no error of an element but a promise nobody keeps; all but Safari tell its address.
 * Plain text, because it stands in the page as it is and its hash in the policy.
 */

/** Scripts that have not come by then, in milliseconds, are not waited for: the printed page is shown. */
const PATIENCE_MS = 5000;

export const HEAD_SCRIPT = `(function (w, d) {
  var mark = d.documentElement.dataset, saved = {};
  mark.script = 'waiting';
  try { saved = JSON.parse(localStorage.getItem('ANIMATION_STATES')) || {}; } catch (e) {}
  function seen(scene) {
    var n = scene && scene.numTimesPlayed;
    return typeof n === 'number' && n > 0 && n % 1 === 0;
  }
  mark.sea = seen(saved.sea) && saved.sea.returning !== true ? 'later' : 'first';
  mark.port = seen(saved.port) ? 'later' : 'first';
  mark.athenaeum = seen(saved.athenaeum) ? 'later' : 'first';
  function give(up) { if (mark.script === 'waiting') mark.script = up; }
  d.addEventListener('load', function (e) {
    var img = e.target;
    if (img.tagName !== 'IMG') return;
    function come() { img.setAttribute('data-come', ''); }
    img.decode ? img.decode().then(come, come) : come();
  }, true);
  w.addEventListener('error', function (e) {
    var at = e.target;
    if (at && at.tagName === 'SCRIPT') give('failed');
    else if (at === w && String(e.filename).indexOf(location.origin + '/assets/') === 0) give('failed');
  }, true);
  w.addEventListener('unhandledrejection', function (e) {
    if (/\\/assets\\/|^Importing a module/.test(String(e.reason && e.reason.message))) give('failed');
  });
  d.addEventListener('click', function (e) {
    if (e.target.closest && e.target.closest('[data-wake]')) mark.woken = '';
  });
  var path = location.pathname;
  w.addEventListener('popstate', function () {
    if (d.documentElement.dataset.script !== 'ready' && location.pathname !== path) location.reload();
  });
  setTimeout(function () { give('late'); }, ${PATIENCE_MS});
})(window, document);`;
