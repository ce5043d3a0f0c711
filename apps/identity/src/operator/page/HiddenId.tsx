import { randomUUID } from 'node:crypto'

/** The id of the action that a form requests. A form that is submitted twice has the same id, and one effect. */
export const HiddenId = () => <input type="hidden" name="id" value={randomUUID()} />
