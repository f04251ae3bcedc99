export type DovecotParts = { folder: string; imap: number; imaps: number; lmtp: number; user: string; group: string }

/** For Dovecot 2.3, as in Debian 12; all of it in one folder, as an ordinary user, on this machine alone. */
export function dovecotConfig({ folder, imap, imaps, lmtp, user, group }: DovecotParts): string {
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
auth_mechanisms = plain login
auth_failure_delay = 0
auth_username_format = %Ln
mail_location = maildir:~/Maildir
mail_max_userip_connections = 50
passdb {
  driver = passwd-file
  args = scheme=plain username_format=%u ${folder}/users
}
userdb {
  driver = static
  args = allow_all_users=yes uid=${user} gid=${group} home=${folder}/home/%u
}
namespace inbox {
  inbox = yes
  separator = /
${['Drafts', 'Sent', 'Archive', 'Junk', 'Trash'].map(specialFolder).join('\n')}
}
${services({ imap, imaps, lmtp, user })}`
}

function services({ imap, imaps, lmtp, user }: Omit<DovecotParts, 'folder' | 'group'>): string {
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
