/* oxlint-disable import/no-unassigned-import -- evaluated for their effects, in this order */
import './open-fetch';
import './private-events';
import '../offline/service-worker';
