export type { DateFieldMessages, DateFieldProps } from './DateField.tsx'
export { DateField } from './DateField.tsx'
export type { DateProblem } from './dateProblem.ts'
