/* oxlint-disable import/no-unassigned-import -- evaluated for their effects, in this order */

/*
 * The service worker of a private site: replaces `fetch` before anything uses it, then adds listeners that run before
 * those of the public site's worker.
 */
import './open-fetch';
import './private-events';
import '../offline/service-worker';
