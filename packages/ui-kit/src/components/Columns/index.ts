export type { ColumnsProps } from './Columns.tsx'
export { Columns } from './Columns.tsx'
