import { productName } from '#foundation/contract/product.ts'
import { email } from './entrance.ts'
import { type Field, type Filled, form } from './form.ts'
import { html } from './html.ts'
import type { Page } from './page.ts'

const newPassword: Field = {
  name: 'new_password',
  label: 'New password',
  type: 'password',
  autocomplete: 'new-password',
  hint: 'Eight characters or more, whichever you like.',
}

export function changePasswordPage({ token, ...filled }: { token: string } & Filled): Page {
  return {
    title: 'Change password',
    body: html`${form({
        action: '/idp/password',
        token,
        fields: [
          email,
          { name: 'password', label: 'Current password', type: 'password', autocomplete: 'current-password' },
          newPassword,
        ],
        extra: html`<label class="tick"
          ><input
            type="checkbox"
            name="everywhere"
            value="yes"
            ${filled.values?.['everywhere'] === 'yes' && html` checked`}
          />
          Sign out on every device</label
        >`,
        button: 'Change password',
        ...filled,
      })}
      <nav aria-label="Other ways"><a href="/idp/forgotten">Forgotten password</a></nav>`,
  }
}

export function resetPasswordPage({ token, link, ...filled }: { token: string; link: string } & Filled): Page {
  return {
    title: 'Choose a new password',
    body: form({
      action: '/idp/reset',
      token,
      hidden: { token: link },
      fields: [newPassword],
      button: 'Save password',
      ...filled,
    }),
  }
}

export function forgottenPage({ token, ...filled }: { token: string } & Filled): Page {
  return {
    title: 'Forgotten password',
    body: html`<p>Tell us your e-mail, and we send you a link to choose a new password.</p>
      ${form({ action: '/idp/forgotten', token, fields: [email], button: 'Send link', ...filled })}`,
  }
}

/** For installations that cannot send mail. */
export function askOperatorPage(supportEmail: string): Page {
  return {
    title: 'Forgotten password',
    body: html`<p>This ${productName} sends no mail. Whoever runs it can make a link to a new password for you, with</p>
      <p><code>npm run reset-password -- you@example.com</code></p>
      <p>You can reach them at <a href="mailto:${supportEmail}">${supportEmail}</a>.</p>
      <nav aria-label="Other ways"><a href="/auth">Back to sign in</a></nav>`,
  }
}
