package webhooks

import (
	"bytes"
	"crypto"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"time"
	"unicode/utf16"
)

// An older delivery might be a copy that someone sends again.
const maxAge = 5 * time.Minute

// Event is the part of a delivery that says what happened.
type Event struct {
	ID        string         `json:"id"`
	Type      string         `json:"type"`
	Timestamp time.Time      `json:"timestamp"`
	TenantID  string         `json:"tenant_id"`
	TraceID   string         `json:"trace_id"`
	Data      map[string]any `json:"data"`
}

// writeString writes a string as JavaScript does: neither HTML nor U+2028 and U+2029 are escaped.
func writeString(stable *bytes.Buffer, text string) error {
	var quoted bytes.Buffer
	encoder := json.NewEncoder(&quoted)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(text); err != nil {
		return err
	}
	// A backslash of the text itself is doubled, so pairs of them are stepped over.
	unescape := strings.NewReplacer(`\\`, `\\`, `\u2028`, "\u2028", `\u2029`, "\u2029")
	stable.WriteString(unescape.Replace(strings.TrimSuffix(quoted.String(), "\n")))
	return nil
}

// writeStable writes JSON without whitespace, with the keys of every object sorted as JavaScript
// does, by UTF-16 code units: the form that is signed.
func writeStable(stable *bytes.Buffer, value any) error {
	switch value := value.(type) {
	case map[string]any:
		keys := slices.SortedFunc(maps.Keys(value), func(left, right string) int {
			return slices.Compare(utf16.Encode([]rune(left)), utf16.Encode([]rune(right)))
		})
		stable.WriteByte('{')
		for index, key := range keys {
			if index > 0 {
				stable.WriteByte(',')
			}
			if err := writeString(stable, key); err != nil {
				return err
			}
			stable.WriteByte(':')
			if err := writeStable(stable, value[key]); err != nil {
				return err
			}
		}
		stable.WriteByte('}')
	case []any:
		stable.WriteByte('[')
		for index, item := range value {
			if index > 0 {
				stable.WriteByte(',')
			}
			if err := writeStable(stable, item); err != nil {
				return err
			}
		}
		stable.WriteByte(']')
	case string:
		return writeString(stable, value)
	default:
		text, err := json.Marshal(value)
		if err != nil {
			return err
		}
		stable.Write(text)
	}
	return nil
}

func stableStringify(rawBody []byte) ([]byte, error) {
	decoder := json.NewDecoder(bytes.NewReader(rawBody))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		return nil, err
	}
	var stable bytes.Buffer
	if err := writeStable(&stable, value); err != nil {
		return nil, err
	}
	return stable.Bytes(), nil
}

func parsePublicKey(publicKeyPEM string) (*rsa.PublicKey, error) {
	block, _ := pem.Decode([]byte(publicKeyPEM))
	if block == nil {
		return nil, errors.New("the public key is not in PEM format")
	}
	key, err := x509.ParsePKIXPublicKey(block.Bytes)
	if err != nil {
		return nil, err
	}
	publicKey, isRSA := key.(*rsa.PublicKey)
	if !isRSA {
		return nil, errors.New("the public key is not an RSA key")
	}
	return publicKey, nil
}

// VerifyWebhook returns the event of a genuine delivery and an error for everything else.
// publicKeys holds one key in PEM format for each signature version that you accept.
func VerifyWebhook(rawBody []byte, header http.Header, publicKeys map[string]string) (*Event, error) {
	publicKeyPEM, isAccepted := publicKeys[header.Get("BT-SIGNATURE-VERSION")]
	if !isAccepted {
		return nil, errors.New("the request carries no signature of an accepted version")
	}
	publicKey, err := parsePublicKey(publicKeyPEM)
	if err != nil {
		return nil, err
	}
	signature, err := base64.StdEncoding.DecodeString(header.Get("BT-SIGNATURE"))
	if err != nil {
		return nil, fmt.Errorf("the signature is not base64: %w", err)
	}
	signed, err := stableStringify(rawBody)
	if err != nil {
		return nil, fmt.Errorf("the body is not JSON: %w", err)
	}
	digest := sha256.Sum256(signed)
	options := &rsa.PSSOptions{SaltLength: rsa.PSSSaltLengthAuto, Hash: crypto.SHA256}
	if err := rsa.VerifyPSS(publicKey, crypto.SHA256, digest[:], signature, options); err != nil {
		return nil, fmt.Errorf("the signature does not match the body: %w", err)
	}

	var delivery struct {
		Event       Event     `json:"event"`
		DeliveredAt time.Time `json:"delivered_at"`
	}
	if err := json.Unmarshal(rawBody, &delivery); err != nil {
		return nil, err
	}
	if time.Since(delivery.DeliveredAt).Abs() > maxAge {
		return nil, errors.New("the delivery is too old")
	}
	return &delivery.Event, nil
}
