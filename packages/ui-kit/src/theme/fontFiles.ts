/** The font files: the fontsource package of each and its file name in the kit's fonts folder. */
export const fontFiles = {
  fraunces: {
    name: 'fraunces',
    file: 'fraunces-latin-wght-normal.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  },
  figtree: {
    name: 'figtree',
    file: 'figtree-latin-wght-normal.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  },
  bricolage: {
    name: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  },
  dmSans: {
    name: 'dm-sans',
    file: 'dm-sans-latin-wght-normal.woff2',
    source: '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2',
  },
} as const
