import type { ReactNode } from 'react'
import { Dots } from '../Dots/Dots.tsx'
import { benefitListRow, benefitListText, benefitListTitle } from './BenefitList.css.ts'

/** A benefit: title, one sentence and the colours of its dots. */
export interface Benefit {
  readonly title: string
  readonly text: ReactNode
  readonly colors?: readonly string[] | undefined
}

/** Three benefits in a row, each with its dots above. */
export const BenefitList = ({ items }: { readonly items: readonly Benefit[] }) => (
  <ul className={benefitListRow}>
    {items.map((item) => (
      <li key={item.title}>
        <Dots colors={item.colors} />
        <p className={benefitListTitle}>{item.title}</p>
        <p className={benefitListText}>{item.text}</p>
      </li>
    ))}
  </ul>
)
