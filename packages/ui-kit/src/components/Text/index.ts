export type { TextProps } from './Text.tsx'
export { Text } from './Text.tsx'
