const wroteWords =
  `wrote writes sent schrieb schreibt escribió escribio escrito scritto scrive écrit ecrit scris escreveu escrit skrev
  skrifaði schreef geschreven kirjoitti kirjutas napisał napisała pisze napsal napsala napísal napísala írta írja написал написала
  пишет пише написав писал έγραψε yazdı menulis viết rašė raksta napisao napisala idatzi scriveva`.split(/\s+/v)

/** “wrote”, as mail programs put it into the line above a quotation. */
export const wrote = new RegExp(`(?<!\\p{L})(?:${wroteWords.join('|')})(?!\\p{L})`, 'iu')

/** The same at the end of that line. */
export const wroteLast = new RegExp(`(?<!\\p{L})(?:${wroteWords.join('|')})(?:\\(\\p{L}\\))?$`, 'iu')

/** The same in scripts without spaces, and where the verb is a noun. */
export const wroteElsewhere = /のメッセージ|が書き|写道|寫道|写到|님이 작성|작성|เขียน|כתב|كتب/v

/** What stands at the beginning of such a line: “On Monday …”, “Am 3. März …”, “W dniu …”. */
export const opener = new RegExp(
  `^(?:on|am|um|le|el|il|em|in data|op|den|på|pe|w dniu|dnia|dne|dňa|a|à|at|en|vào|pada|tarihinde|ons?|tirs?|man|tors?|fre|lør|søn|mån|lör|sön|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|sab|seg|ter|qua|qui|sex|pon|wt|śr|czw|pt|sob|ndz|пн|вт|ср|чт|пт|сб|вс|monday|tuesday|wednesday|thursday|friday|saturday|sunday|в|στις|在|date)(?![\\p{L}])`,
  'iu',
)

/** A day or a time of day, in digits or with a month. */
export const dateLike =
  /\d{1,2}[:.h]\d{2}|\d{1,4}[\-\/.]\d{1,2}|(?:19|20)\d{2}|\d年|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|mär|okt|dez|janv|févr|juin|juil|août|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott)\p{L}{0,8}\.? \d/iv

export const addressLike = /@[\p{L}\d\-]/v

type Field = 'from' | 'date' | 'to' | 'copy' | 'subject'

/** The names of header fields as mail programs translate them. */
const fieldNames: Record<Field, string> = {
  from: `from von de van fra från da od от lähettäjä kimden gönderen 发件人 寄件者 差出人 보낸사람 보낸_사람 από feladó expeditor de_la odesílatel
    від מאת من dari từ saatja nuo oт`,
  date: `date sent datum gesendet envoyé envoyé_le fecha enviado enviado_el enviada enviada_em data inviato inviata verzonden dato sendt
    skickat lähetetty päivämäärä wysłano дата отправлено надіслано 发送时间 日期 寄件日期 日時 送信日時 보낸날짜 보낸_날짜 날짜 odesláno gönderildi tarih
    küldve dátum trimis ημερομηνία στάλθηκε saadetud tanggal ngày`,
  to: `to an à a para aan til till do кому 收件人 宛先 받는사람 받는_사람 komu kime alıcı προς címzett către до kepada đến vastaanottaja
    destinatário destinatario`,
  copy: `cc kopie copia cópia bcc kopia kopio копия 抄送 参照 참조 副本 répondre_à reply-to antwort_an`,
  subject: `subject betreff objet asunto oggetto assunto onderwerp emne ämne aihe temat тема 主题 主旨 件名 제목 předmět predmet konu θέμα tárgy
    subiect subjekt perihal sujet`,
}

const fields = new Map(
  (Object.keys(fieldNames) as Field[]).flatMap((field) =>
    fieldNames[field].split(/\s+/v).map((name): [string, Field] => [name.replaceAll('_', ' '), field]),
  ),
)

/** Which header field a line begins with: “*From:* Ana”, “Envoyé le : jeudi”, “发件人：Ana”. */
export function fieldOf(line: string): Field | undefined {
  const [, name] = /^[\s*_>\|•]{0,20}([^\s:*：][^:*：]{0,20})\*{0,2}[:：]/v.exec(line.slice(0, 80)) ?? []
  return name === undefined ? undefined : fields.get(name.trim().toLowerCase().replaceAll(/\s+/gv, ' '))
}

/** “message” in the bar above an original message: “-----Ursprüngliche Nachricht-----”. */
export const messageWord =
  /message|e[ \-]?mail|nachricht|besked|meddelelse|melding|meddelande|bericht|mensaje|mensagem|messaggio|wiadomo|сообщени|повідомлен|zpráva|správa|viesti|mesaj|ileti|üzenet|邮件|郵件|メッセージ|메시지|μήνυμα|pesan/iv

/** “forwarded”: what follows is no quotation but what the message is about. */
export const forwarded =
  /forwarded|weitergeleitet|transféré|reenviado|inoltrato|encaminhada|doorgestuurd|videresendt|vidarebefordra|przekazan|пересылаем|переслан|転送|转发|轉寄/iv
