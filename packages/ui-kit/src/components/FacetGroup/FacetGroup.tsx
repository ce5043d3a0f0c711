import type { ReactNode } from 'react'
import { checkboxInput } from '../Checkbox/Checkbox.css.ts'
import { ColorWell } from '../Swatch/ColorWell.tsx'
import { textLink } from '../TextLink/TextLink.css.ts'
import * as css from './FacetGroup.css.ts'

/** A value of a facet. */
export interface FacetOption {
  readonly value: string
  readonly label: string
  /** The number of designs, formatted. */
  readonly count?: string | undefined
  readonly checked?: boolean | undefined
  /** A CSS colour. If every option has a colour, the options are colour wells. */
  readonly color?: string | undefined
}

/** The props of `FacetGroup`. */
export interface FacetGroupProps {
  readonly legend: string
  /** Text beside the legend: "per yard". */
  readonly note?: ReactNode
  readonly name?: string | undefined
  readonly options?: readonly FacetOption[] | undefined
  readonly onChange?: ((value: string, checked: boolean) => void) | undefined
  /** Content above the options (a search field) or instead of them (price fields). */
  readonly children?: ReactNode
  /** For example "13 more fabrics". */
  readonly more?: ReactNode
  /**
   * Shows the first `after` options, and puts the other options into a disclosure with this label. The disclosure is
   * open while one of its options is checked.
   */
  readonly fold?: { readonly after: number; readonly label: string } | undefined
}

/**
 * The smallest number of options that are put into the disclosure. A single option takes no more space than the label
 * of the disclosure.
 */
const LEAST_FOLDED = 2

/**
 * The options of one facet, with counts: checkboxes, or colour wells with their names. Put it in a GET form, so that it
 * works without JavaScript. The inputs are uncontrolled: reset the form when the URL changes, so that they show the
 * state of the new URL.
 */
export const FacetGroup = ({
  legend,
  note,
  name,
  options = [],
  onChange,
  children,
  more,
  fold,
}: FacetGroupProps) => {
  const colors = options.some((option) => option.color !== undefined)
  const isFolded = fold !== undefined && options.length - fold.after >= LEAST_FOLDED
  const shown = isFolded ? options.slice(0, fold.after) : options
  const folded = isFolded ? options.slice(fold.after) : []
  const list = colors ? css.facetGroupWells : css.facetGroupChecks
  const toLabel = ({ value, label, count, checked, color }: FacetOption) => (
    <label key={value} className={css.facetGroupCheck}>
      <input
        type="checkbox"
        className={colors ? css.facetGroupWellInput : `${checkboxInput} ${css.facetGroupMark}`}
        name={name}
        value={value}
        // React updates `defaultChecked` only when its value is not `undefined`.
        defaultChecked={checked ?? false}
        onChange={(event) => onChange?.(value, event.currentTarget.checked)}
      />
      {color === undefined ? null : <ColorWell color={color} size={22} />}
      <span>{label}</span>
      {count ? <span className={css.facetGroupCount}>{count}</span> : null}
    </label>
  )
  return (
    <fieldset className={css.facetGroup}>
      <legend className={css.facetGroupLegend}>
        {legend}
        {note ? <span className={css.facetGroupLegendNote}>{note}</span> : null}
      </legend>
      {children ? <div className={css.facetGroupBody}>{children}</div> : null}
      <div className={list}>{shown.map(toLabel)}</div>
      {fold && folded.length > 0 ? (
        <details className={css.facetGroupMore} open={folded.some(({ checked }) => checked)}>
          <summary className={css.facetGroupSummary}>
            <span className={textLink({ size: 'small', place: 'alone' })}>{fold.label}</span>
          </summary>
          <div className={list}>{folded.map(toLabel)}</div>
        </details>
      ) : null}
      {more ? <div className={css.facetGroupMore}>{more}</div> : null}
    </fieldset>
  )
}
