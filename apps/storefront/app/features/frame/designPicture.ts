/**
 * Another picture of the same design: the embedded catalogue names a design's pictures alike. Pictures named
 * otherwise, as another catalogue may do, are shown as they are.
 */
export const designPicture = (id: string, view: string): string =>
  id.replace(/^([0-9]+\/pictures\/[^/]+)\/[^/]+\.svg$/, `$1/${view}.svg`)
