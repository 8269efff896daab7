import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.SignatureException;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.MGF1ParameterSpec;
import java.security.spec.PSSParameterSpec;
import java.security.spec.X509EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;

public class WebhookVerifier {
    /** An older delivery might be a copy that someone sends again. */
    private static final Duration MAX_AGE = Duration.ofMinutes(5);

    private static final int DIGEST_LENGTH = 32;

    private static final ObjectMapper JSON = new ObjectMapper()
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);

    private final Map<String, String> publicKeys;

    /** Takes one key in PEM format for each signature version that you accept. */
    public WebhookVerifier(Map<String, String> publicKeys) {
        this.publicKeys = publicKeys;
    }

    /** Returns the event of a genuine delivery and throws for everything else. */
    public JsonNode verify(String rawBody, String signature, String signatureVersion)
            throws GeneralSecurityException, JsonProcessingException {
        if (signature == null || signatureVersion == null || !publicKeys.containsKey(signatureVersion)) {
            throw new SignatureException("The request carries no signature of an accepted version.");
        }
        RSAPublicKey publicKey = parsePublicKey(publicKeys.get(signatureVersion));
        byte[] signed = stableStringify(rawBody).getBytes(StandardCharsets.UTF_8);
        if (!isGenuine(publicKey, signed, Base64.getDecoder().decode(signature))) {
            throw new SignatureException("The signature does not match the body.");
        }

        JsonNode delivery = JSON.readTree(rawBody);
        Instant deliveredAt = Instant.parse(delivery.path("delivered_at").asText());
        if (Duration.between(deliveredAt, Instant.now()).abs().compareTo(MAX_AGE) > 0) {
            throw new SignatureException("The delivery is too old.");
        }
        return delivery.path("event");
    }

    /** JSON without whitespace, with the keys of every object sorted: the form that is signed. */
    private static String stableStringify(String rawBody) throws JsonProcessingException {
        return JSON.writeValueAsString(JSON.readValue(rawBody, Object.class));
    }

    private static RSAPublicKey parsePublicKey(String pem) throws GeneralSecurityException {
        String encoded = pem.replaceAll("-----(BEGIN|END) PUBLIC KEY-----", "");
        X509EncodedKeySpec spec = new X509EncodedKeySpec(Base64.getMimeDecoder().decode(encoded));
        return (RSAPublicKey) KeyFactory.getInstance("RSA").generatePublic(spec);
    }

    /** Java does not detect the length of the salt, so this tries the usual ones: that of the digest and the longest. */
    private static boolean isGenuine(RSAPublicKey publicKey, byte[] signed, byte[] signature)
            throws GeneralSecurityException {
        int encodedLength = (publicKey.getModulus().bitLength() + 6) / 8;
        int longestSalt = encodedLength - DIGEST_LENGTH - 2;
        return isGenuine(publicKey, signed, signature, DIGEST_LENGTH)
            || isGenuine(publicKey, signed, signature, longestSalt);
    }

    private static boolean isGenuine(RSAPublicKey publicKey, byte[] signed, byte[] signature, int saltLength)
            throws GeneralSecurityException {
        Signature verifier = Signature.getInstance("RSASSA-PSS");
        verifier.setParameter(new PSSParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, saltLength, 1));
        verifier.initVerify(publicKey);
        verifier.update(signed);
        return verifier.verify(signature);
    }
}
