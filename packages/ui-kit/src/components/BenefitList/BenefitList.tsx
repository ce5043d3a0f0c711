import type { ReactNode } from 'react'
import { Dots } from '../Dots/Dots.tsx'
import { benefitListRow, benefitListText, benefitListTitle } from './BenefitList.css.ts'

/** A benefit: title, one sentence and the colours of its dots. */
export interface Benefit {
  readonly title: string
  readonly text: ReactNode
  readonly colors?: readonly string[] | undefined
}

/** The props of `BenefitList`. */
export interface BenefitListProps {
  readonly items: readonly Benefit[]
}

/** Three benefits in a row, each with its dots above. */
export const BenefitList = ({ items }: BenefitListProps) => (
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
