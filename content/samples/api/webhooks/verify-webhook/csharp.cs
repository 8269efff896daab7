using System.Text;
using System.Text.Json;
using Org.BouncyCastle.Crypto.Digests;
using Org.BouncyCastle.Crypto.Engines;
using Org.BouncyCastle.Crypto.Parameters;
using Org.BouncyCastle.Crypto.Signers;
using Org.BouncyCastle.OpenSsl;

public sealed class WebhookVerifier
{
    /// <summary>An older delivery might be a copy that someone sends again.</summary>
    private static readonly TimeSpan MaxAge = TimeSpan.FromMinutes(5);

    private const int DigestLength = 32;

    private readonly IReadOnlyDictionary<string, string> publicKeys;

    /// <summary>Takes one key in PEM format for each signature version that you accept.</summary>
    public WebhookVerifier(IReadOnlyDictionary<string, string> publicKeys)
    {
        this.publicKeys = publicKeys;
    }

    /// <summary>Returns the event of a genuine delivery and throws for everything else.</summary>
    public JsonElement Verify(string rawBody, string? signature, string? signatureVersion)
    {
        if (signature is null || signatureVersion is null || !publicKeys.TryGetValue(signatureVersion, out var pem))
        {
            throw new InvalidOperationException("The request carries no signature of an accepted version.");
        }
        using var reader = new PemReader(new StringReader(pem));
        var publicKey = (RsaKeyParameters)reader.ReadObject();
        using var delivery = JsonDocument.Parse(rawBody);
        var signed = new StringBuilder();
        WriteStable(delivery.RootElement, signed);
        if (!IsGenuine(publicKey, Encoding.UTF8.GetBytes(signed.ToString()), Convert.FromBase64String(signature)))
        {
            throw new InvalidOperationException("The signature does not match the body.");
        }

        var deliveredAt = delivery.RootElement.GetProperty("delivered_at").GetDateTimeOffset();
        if ((DateTimeOffset.UtcNow - deliveredAt).Duration() > MaxAge)
        {
            throw new InvalidOperationException("The delivery is too old.");
        }
        return delivery.RootElement.GetProperty("event").Clone();
    }

    /// <summary>Writes JSON without whitespace, with the keys of every object sorted: the form that is signed.</summary>
    private static void WriteStable(JsonElement value, StringBuilder output)
    {
        switch (value.ValueKind)
        {
            case JsonValueKind.Object:
                output.Append('{');
                var isFirstMember = true;
                foreach (var member in value.EnumerateObject().OrderBy(member => member.Name, StringComparer.Ordinal))
                {
                    if (!isFirstMember) output.Append(',');
                    isFirstMember = false;
                    WriteString(member.Name, output);
                    output.Append(':');
                    WriteStable(member.Value, output);
                }
                output.Append('}');
                break;
            case JsonValueKind.Array:
                output.Append('[');
                var isFirstItem = true;
                foreach (var item in value.EnumerateArray())
                {
                    if (!isFirstItem) output.Append(',');
                    isFirstItem = false;
                    WriteStable(item, output);
                }
                output.Append(']');
                break;
            case JsonValueKind.String:
                WriteString(value.GetString()!, output);
                break;
            default:
                output.Append(value.GetRawText());
                break;
        }
    }

    /// <summary>Escapes what JavaScript escapes and nothing else; the serializers of .NET escape more.</summary>
    private static void WriteString(string text, StringBuilder output)
    {
        output.Append('"');
        foreach (var character in text)
        {
            output.Append(character switch
            {
                '"' => "\\\"",
                '\\' => "\\\\",
                '\b' => "\\b",
                '\f' => "\\f",
                '\n' => "\\n",
                '\r' => "\\r",
                '\t' => "\\t",
                < ' ' => $"\\u{(int)character:x4}",
                _ => character.ToString(),
            });
        }
        output.Append('"');
    }

    /// <summary>The library does not detect the length of the salt, so this tries the usual ones: that of the digest and the longest.</summary>
    private static bool IsGenuine(RsaKeyParameters publicKey, byte[] signed, byte[] signature)
    {
        var encodedLength = (publicKey.Modulus.BitLength + 6) / 8;
        var saltLengths = new[] { DigestLength, encodedLength - DigestLength - 2 };
        return saltLengths.Any(saltLength =>
        {
            var verifier = new PssSigner(new RsaEngine(), new Sha256Digest(), saltLength);
            verifier.Init(false, publicKey);
            verifier.BlockUpdate(signed, 0, signed.Length);
            return verifier.VerifySignature(signature);
        });
    }
}
