import type { ReactNode } from 'react'
import { Dots } from '../Dots/Dots.tsx'
import { assurancesRow, assurancesText, assurancesTitle } from './Assurances.css.ts'

/** A benefit: title, one sentence and the colours of its dots. */
export interface Assurance {
  readonly title: string
  readonly text: ReactNode
  readonly colors?: readonly string[] | undefined
}

/** Three benefits in a row, each with its dots above. */
export const Assurances = ({ items }: { readonly items: readonly Assurance[] }) => (
  <ul className={assurancesRow}>
    {items.map((item) => (
      <li key={item.title}>
        <Dots colors={item.colors} />
        <p className={assurancesTitle}>{item.title}</p>
        <p className={assurancesText}>{item.text}</p>
      </li>
    ))}
  </ul>
)
