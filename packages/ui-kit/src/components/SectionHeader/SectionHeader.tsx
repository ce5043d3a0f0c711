import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { sectionHeader, sectionHeaderAside, sectionHeaderTitle } from './SectionHeader.css.ts'
import type { sectionHeaderSizes } from './SectionHeader.variants.ts'

/** The props of `SectionHeader`. */
export interface SectionHeaderProps {
  readonly title: ReactNode
  readonly id?: string | undefined
  readonly level?: 1 | 2 | 3 | undefined
  readonly size?: (typeof sectionHeaderSizes)[number] | undefined
  /** One sentence beside the title, instead of an action. */
  readonly text?: ReactNode
  /** A link beside the title. */
  readonly action?: ReactNode
}

/** The heading of a section, with a text or a link beside it. */
export const SectionHeader = ({
  title,
  id,
  level = 2,
  size = 'section',
  text,
  action,
}: SectionHeaderProps) => (
  <div className={sectionHeader}>
    <div className={sectionHeaderTitle}>
      <Heading level={level} size={size} id={id}>
        {title}
      </Heading>
    </div>
    {text === undefined ? null : (
      <div className={sectionHeaderAside}>
        <Text tone="muted">{text}</Text>
      </div>
    )}
    {action}
  </div>
)
