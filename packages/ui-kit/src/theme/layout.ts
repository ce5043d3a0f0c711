import { fluid } from './fluid.ts'

/** Page layout: `side` margin, grid `gutter`, distance between sections, padding of toned bands and page width. */
export const layout = {
  side: fluid(20, 80),
  gutter: fluid(12, 24),
  section: fluid(68, 104),
  band: fluid(64, 96),
  page: '90rem',
} as const
