/** The sizes of `Heading`. */
export const headingSizes = [
  'hero',
  'category',
  'page',
  'section',
  'panel',
  'group',
  'sub',
  'card',
  'label',
] as const
