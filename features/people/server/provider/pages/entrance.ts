import { productName } from '#foundation/contract/product.ts'
import type { Field, Filled } from './form.ts'
import { form } from './form.ts'
import { html } from './html.ts'
import type { Page } from './page.ts'

export const email: Field = { name: 'email', label: 'Email', type: 'email', autocomplete: 'username' }

const passwordHint = 'Eight characters or more, whichever you like. A few words in a row are easy to keep in mind.'

type Place = { uid: string; token: string }

export function signInPage({ uid, token, mayCreate, ...filled }: Place & Filled & { mayCreate: boolean }): Page {
  return {
    title: 'Sign in',
    body: html`${form({
        action: `/idp/interaction/${uid}/sign-in`,
        token,
        fields: [email, { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }],
        button: 'Sign in',
        ...filled,
      })}
      <nav aria-label="Other ways">
        ${mayCreate && html`<a href="/idp/interaction/${uid}/create">Create account</a>`}
        <a href="/idp/forgotten">Forgotten password</a>
      </nav>`,
  }
}

export function createAccountPage({ uid, token, ...filled }: Place & Filled): Page {
  return {
    title: 'Create account',
    body: html`${form({
        action: `/idp/interaction/${uid}/create`,
        token,
        fields: [
          { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
          email,
          {
            name: 'password',
            label: 'Password',
            type: 'password',
            autocomplete: 'new-password',
            hint: passwordHint,
          },
        ],
        button: 'Create account',
        ...filled,
      })}
      <nav aria-label="Other ways"><a href="/idp/interaction/${uid}">Sign in instead</a></nav>`,
  }
}

export function consentPage({
  uid,
  token,
  account,
  stays,
}: Place & { account: { name: string; email: string }; stays: boolean }): Page {
  return {
    title: `Continue to ${productName}?`,
    body: html`<p>You are signed in as <strong>${account.name}</strong> (${account.email}). ${productName} asks for:</p>
      <ul>
        <li>your name and your e-mail address</li>
        ${stays && html`<li>staying signed in on this device until you sign out</li>`}
      </ul>
      <form method="post" action="/idp/interaction/${uid}/consent">
        <input type="hidden" name="form_token" value="${token}" />
        <div class="choice">
          <button type="submit" name="answer" value="allow">Allow</button>
          <button type="submit" name="answer" value="cancel" class="quiet">Cancel</button>
        </div>
      </form>`,
  }
}
