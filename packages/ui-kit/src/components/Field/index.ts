export type { FieldControl, FieldLook, FieldProps } from './Field.tsx'
export { Field } from './Field.tsx'
