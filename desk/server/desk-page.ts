/** The HTML of the desk’s page. @param token proves that requests come from it */
export function deskPage(token: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="edit-token" content="${token}" />
    <title>Edit your site</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="desk"></div>
    <script type="module" src="/desk/page/main.tsx"></script>
  </body>
</html>
`;
}
