export type DovecotParts = {
  folder: string
  imap: number
  imaps: number
  lmtp: number
  user: string
  group: string
  introspect?: string | undefined
  /** The special-use folders that exist from the start. */
  folders: readonly string[]
  /** What it says it can do. */
  capabilities?: readonly string[] | undefined
}

/** For Dovecot 2.3, as in Debian 12; all of it in one folder, as an ordinary user, on this machine alone. */
export function dovecotConfig({
  folder,
  imap,
  imaps,
  lmtp,
  user,
  group,
  introspect,
  folders,
  capabilities,
}: DovecotParts): string {
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = imap lmtp
listen = 127.0.0.1
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
default_vsz_limit = 512M
first_valid_uid = 1
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
auth_mechanisms = plain login${introspect === undefined ? '' : ' xoauth2'}
auth_failure_delay = 0
auth_username_format = %Ln
mail_location = maildir:~/Maildir
mail_max_userip_connections = 50
${capabilities === undefined ? '' : `imap_capability = ${capabilities.join(' ')}`}
passdb {
  driver = passwd-file
  mechanisms = plain login
  args = scheme=plain username_format=%u ${folder}/users
}
${introspect === undefined ? '' : tokens(folder)}
userdb {
  driver = static
  args = allow_all_users=yes uid=${user} gid=${group} home=${folder}/home/%u
}
namespace inbox {
  inbox = yes
  separator = /
${folders.map(specialFolder).join('\n')}
}
${services({ imap, imaps, lmtp, user })}`
}

/** Tokens are good if their provider says so; see `dovecotTokens`. */
function tokens(folder: string): string {
  return `passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${folder}/oauth2.conf
}`
}

/** Where Dovecot asks whether a token is good, and for whom. */
export function dovecotTokens(introspect: string): string {
  return `introspection_mode = post
introspection_url = ${introspect}
username_attribute = email
username_format = %Ln
active_attribute = active
active_value = true
`
}

function services({ imap, imaps, lmtp, user }: Pick<DovecotParts, 'imap' | 'imaps' | 'lmtp' | 'user'>): string {
  return `service imap-login {
  chroot =
  inet_listener imap {
    port = ${imap}
  }
  inet_listener imaps {
    port = ${imaps}
    ssl = yes
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = ${lmtp}
  }
  unix_listener lmtp {
    mode = 0600
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
service auth {
  unix_listener auth-userdb {
    mode = 0600
    user = ${user}
  }
}
protocol lmtp {
  postmaster_address = postmaster@localhost
  hostname = localhost
}
`
}

function specialFolder(name: string): string {
  return `  mailbox ${name} {
    auto = subscribe
    special_use = \\${name}
  }`
}
