import type { ReactNode } from 'react'
import {
  dataTable,
  dataTableBody,
  dataTableCaption,
  dataTableCell,
  dataTableHeader,
  dataTableLabel,
  dataTableRow,
  dataTableRowHeader,
} from './DataTable.css.ts'
import type { dataTableAlignments, dataTableTones } from './DataTable.variants.ts'

/** A column of `DataTable`. */
export interface DataTableColumn {
  readonly label: string
  /** `end`: for an amount or a state. The cell does not wrap. */
  readonly align?: (typeof dataTableAlignments)[number] | undefined
  /** `muted`: for details such as times. `code`: for a number or a key. Cells of both tones do not wrap. */
  readonly tone?: (typeof dataTableTones)[number] | undefined
}

/** A row of `DataTable`. */
export interface DataTableRow {
  readonly key: string
  /** One cell for each column. The first cell names the row. */
  readonly cells: readonly ReactNode[]
}

/** The props of `DataTable`. */
export interface DataTableProps {
  /** What the table contains, for screen readers. */
  readonly caption: string
  readonly columns: readonly DataTableColumn[]
  readonly rows: readonly DataTableRow[]
}

/** A table of records. On phones each row is a block, with the labels of its columns. */
export const DataTable = ({ caption, columns, rows }: DataTableProps) => (
  <table className={dataTable}>
    <caption className={dataTableCaption}>{caption}</caption>
    <thead className={dataTableHeader}>
      <tr>
        {columns.map(({ label, align = 'start' }) => (
          <th key={label} scope="col" className={dataTableCell[align]}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={dataTableBody}>
      {rows.map(({ key, cells }) => (
        <tr key={key} className={dataTableRow}>
          {columns.map(({ label, align = 'start', tone = 'plain' }, at) =>
            at === 0 ? (
              <th key={label} scope="row" className={dataTableRowHeader[tone === 'code' ? 'code' : 'text']}>
                {cells[at]}
              </th>
            ) : (
              <td key={label} className={dataTableCell[tone === 'plain' ? align : tone]}>
                <span className={dataTableLabel} aria-hidden="true">
                  {label}
                </span>
                <span>{cells[at]}</span>
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
