import { gunzipSync } from 'fflate';

declare const self: { inflate: typeof gunzipSync };

/* For browsers that cannot decompress: Firefox before 113 and Safari before 16.4. */
self.inflate = gunzipSync;
