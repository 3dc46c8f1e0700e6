/** Records a page's requests and the bytes transferred for them. */
export function watchNetwork(cdp) {
  const requests = new Map();
  let events = 0;
  /** Handles an event of a request that is recorded. */
  const on = (name, handle) =>
    cdp.on(`Network.${name}`, (e) => {
      const request = requests.get(e.requestId);
      if (!request) return;
      events++;
      handle(request, e);
    });
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (/^(data|blob):/.test(request.url)) return;
    events++;
    requests.set(requestId, { url: request.url, timestamp, wallTime, mime: '', chunks: [] });
  });
  on('responseReceived', (r, { response }) =>
    Object.assign(r, { mime: response.mimeType, cached: r.cached || response.fromDiskCache }),
  );
  on('requestServedFromCache', (r) => (r.cached = true));
  on('dataReceived', (r, { timestamp, dataLength }) => r.chunks.push({ timestamp, bytes: dataLength }));
  on('loadingFinished', (r, { timestamp, encodedDataLength }) => {
    // A file fetched as a blob reports its bytes only here.
    if (!r.chunks.some(({ bytes }) => bytes)) r.chunks.push({ timestamp, bytes: encodedDataLength });
  });

  const all = () => [...requests.values()];
  const secondsSinceStart = (timestamp) => timestamp - all()[0].timestamp;
  return {
    /** Number of network events so far. */
    events: () => events,
    /** When the page's HTML was requested, in ms since 1970. */
    start: () => all()[0].wallTime * 1000,
    count: () => requests.size,
    scripts: () =>
      all()
        .filter((r) => /javascript/.test(r.mime))
        .map((r) => r.url),
    /** Bytes of images and videos received in the first `end` seconds. Those from the cache do not count. */
    mediaBytes: (end = Infinity) =>
      all()
        .filter((r) => !r.cached && /^(image|video)\//.test(r.mime))
        .flatMap((r) => r.chunks)
        .reduce((sum, chunk) => sum + (secondsSinceStart(chunk.timestamp) <= end ? chunk.bytes : 0), 0),
  };
}
