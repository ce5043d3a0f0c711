export type { HiddenProps } from './Hidden.tsx'
export { Hidden } from './Hidden.tsx'
