// @internal
import type { ComboboxOption } from './Combobox.tsx'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** The options that contain the typed text, ignoring case and accents. */
export const matchOptions = (
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] => {
  const query = plain(typed.trim())
  return query === '' ? options : options.filter(({ value }) => plain(value).includes(query))
}
