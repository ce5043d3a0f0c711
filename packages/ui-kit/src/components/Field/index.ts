export type { FieldControlAttributes, FieldProps, FieldTexts } from './Field.tsx'
export { Field } from './Field.tsx'
