import { type FocusEvent, type ReactNode, useId } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { popoverTarget } from '../Popover/popoverTarget.ts'
import {
  filterPanel,
  filterPanelFooter,
  filterPanelHeader,
  narrowFilterPanelFooter,
} from './FilterPanel.css.ts'

/** The props of `FilterPanel`. */
export interface FilterPanelProps {
  readonly id: string
  readonly title: string
  readonly closeLabel: string
  /** A form with `FacetGroup`s, and a `FilterPanelFooter` at its end. */
  readonly children: ReactNode
}

/** Closes the sheet when the keyboard moves the focus out of it. After a press, the browser closes it, or it stays open. */
const closeWithoutFocus = ({
  currentTarget: sheet,
  relatedTarget: focused,
}: FocusEvent<HTMLElement>): void => {
  if (!focused || sheet.contains(focused) || focused.contains(sheet)) return
  if (!focused.matches(':active')) sheet.hidePopover?.()
}

/**
 * The filters of a list. From lg up they are a column. In narrower windows they are a sheet, which a `FilterButton`
 * opens without JavaScript. The sheet closes when the form is submitted, and when the focus leaves it.
 */
export const FilterPanel = ({ id, title, closeLabel, children }: FilterPanelProps) => {
  const heading = useId()
  return (
    <aside
      id={id}
      className={filterPanel}
      aria-labelledby={heading}
      {...{ popover: '' }}
      onSubmit={({ currentTarget }) => currentTarget.hidePopover?.()}
      onBlur={closeWithoutFocus}
    >
      <div className={filterPanelHeader}>
        <div id={heading}>
          <Heading level={2} size="sub">
            {title}
          </Heading>
        </div>
        <IconButton label={closeLabel} icon={<CloseIcon />} {...popoverTarget(id, 'hide')} />
      </div>
      {children}
    </aside>
  )
}

/** The props of `FilterPanelFooter`. */
export interface FilterPanelFooterProps {
  readonly children: ReactNode
  /**
   * Whether the button is shown only in the sheet. Set it when the filters in the column apply immediately. The
   * column still reserves the space of the button, so that the layout does not shift.
   */
  readonly narrowOnly?: boolean | undefined
}

/** The button at the end of the form in a `FilterPanel`. It stays in view in the sheet. */
export const FilterPanelFooter = ({ children, narrowOnly }: FilterPanelFooterProps) => (
  <div className={narrowOnly ? narrowFilterPanelFooter : filterPanelFooter}>{children}</div>
)
