/**
 * Keeps a radio button that a visitor selected before hydration. React 18 toggles each radio's `defaultChecked` while
 * it hydrates, and browsers then check the default again unless a script has set the radio's `checked`. This script
 * sets `checked` for the whole group when a visitor selects a radio. React 19 does not need it.
 */
export const preserveRadioChoiceScript =
  "addEventListener('change',({target:t})=>{if(t.type==='radio')for(const r of document.getElementsByName(t.name)){const c=r.checked;r.checked=c}},true)"
