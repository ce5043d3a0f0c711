export type { SwatchChoice, SwatchGroupProps } from './SwatchGroup.tsx'
export { SwatchGroup } from './SwatchGroup.tsx'
