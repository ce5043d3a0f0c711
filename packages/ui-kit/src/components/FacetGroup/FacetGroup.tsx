import type { ReactNode } from 'react'
import { checkboxInput } from '../Checkbox/Checkbox.css.ts'
import { Hidden } from '../Hidden/Hidden.tsx'
import { ColorWell } from '../Swatch/ColorWell.tsx'
import * as css from './FacetGroup.css.ts'

/** A value of a facet. */
export interface FacetOption {
  readonly value: string
  readonly label: string
  /** The number of designs, formatted. */
  readonly count?: string | undefined
  readonly checked?: boolean | undefined
  /** A CSS colour. If every option has one, the options are colour wells. */
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
  /** "13 more fabrics" */
  readonly more?: ReactNode
}

/** The options of one facet, with counts: checkboxes or colour wells. Put it in a GET form, so that it works without JavaScript. */
export const FacetGroup = ({
  legend,
  note,
  name,
  options = [],
  onChange,
  children,
  more,
}: FacetGroupProps) => {
  const colors = options.some((option) => option.color !== undefined)
  return (
    <fieldset className={css.facetGroup}>
      <legend className={css.facetGroupLegend}>
        {legend}
        {note ? <span className={css.legendNote}>{note}</span> : null}
      </legend>
      {children ? <div className={css.facetGroupBody}>{children}</div> : null}
      <div className={colors ? css.facetGroupWells : css.facetGroupChecks}>
        {options.map(({ value, label, count, checked, color }) => (
          <label
            key={value}
            className={colors ? css.facetGroupWell : css.facetGroupCheck}
            title={colors ? label : undefined}
          >
            <input
              type="checkbox"
              className={colors ? css.wellInput : `${checkboxInput} ${css.facetGroupMark}`}
              name={name}
              value={value}
              // The input is uncontrolled. The key replaces it when the address changes its state.
              key={String(checked)}
              defaultChecked={checked}
              onChange={(event) => onChange?.(value, event.currentTarget.checked)}
            />
            {color === undefined ? label : <ColorWell color={color} />}
            {color === undefined ? null : <Hidden when="visually">{label}</Hidden>}
            {count && !colors ? <span className={css.facetGroupCount}>{count}</span> : null}
          </label>
        ))}
      </div>
      {more ? <div className={css.facetGroupMore}>{more}</div> : null}
    </fieldset>
  )
}
