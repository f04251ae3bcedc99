import { html, type Html } from './html.ts'

/** The input and its errors; the key `form` is for errors of no single field. */
export type Filled = { values?: Record<string, string>; errors?: Record<string, string> }

export type Field = {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autocomplete: string
  hint?: string
}

export type FormParts = Filled & {
  action: string
  /** Shows that the form was made by us for this browser. */
  token: string
  fields: Field[]
  hidden?: Record<string, string>
  /** Between the fields and the button. */
  extra?: Html
  button: string
}

/** Fields in order with their errors, and one button. Passwords are never sent back. */
export function form({ action, token, fields, hidden = {}, extra, button, values = {}, errors = {} }: FormParts): Html {
  const first = fields.find(({ name }) => errors[name]) ?? fields.find(({ name }) => !values[name]) ?? fields[0]
  return html`<form method="post" action="${action}" novalidate>
    <input type="hidden" name="form_token" value="${token}" />
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${errors['form'] && html`<p class="problem" role="alert">${errors['form']}</p>`}
    ${fields.map((each) => field(each, each === first, values[each.name], errors[each.name]))} ${extra}
    <button type="submit">${button}</button>
  </form>`
}

function field({ name, label, type, autocomplete, hint }: Field, first: boolean, value = '', error = ''): Html {
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  const kept = type === 'password' ? '' : value
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${kept}"
      autocomplete="${autocomplete}"
      required${first && html` autofocus`}${type !== 'text' && html` autocapitalize="none" spellcheck="false"`}${describedBy !== '' && html` aria-describedby="${describedBy}"`}${error !== '' && html` aria-invalid="true"`}
    />
    ${error !== '' && html`<p class="problem" id="${name}-error" role="alert">${error}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`
}
