export type { DataTableColumn, DataTableProps, DataTableRow } from './DataTable.tsx'
export { DataTable } from './DataTable.tsx'
