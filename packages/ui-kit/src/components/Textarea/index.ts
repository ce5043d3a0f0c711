export type { TextareaCount, TextareaProps } from './Textarea.tsx'
export { Textarea } from './Textarea.tsx'
